/** A frame around boxes, with a title at its top. */
export interface Group {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  /** Number of the step that explains it. */
  step?: number;
}

/** A part of the system. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  /** Second line. */
  note?: string;
  /** Whether the note is code, such as an expression or a file name. */
  code?: boolean;
  step?: number;
  /** The one box that the diagram is about. */
  accent?: boolean;
}

/** A line with an arrowhead at its end. */
export interface Arrow {
  /** Path data of the line. */
  d: string;
  /** An arrowhead at both ends. */
  both?: boolean;
  /** The number beside the line. */
  step?: { number: number; x: number; y: number };
  label?: { text: string; x: number; y: number };
}

/** What a diagram shows, in units of about one CSS pixel. The numbers of its steps begin at 1. */
export interface Drawing {
  width: number;
  height: number;
  groups: Group[];
  boxes: Box[];
  arrows: Arrow[];
  /** Vertical dashed lines, as in a sequence diagram. */
  lifelines?: { x: number; from: number; to: number }[];
}

/** Numbers of the steps a drawing shows, each once, ascending. */
export function stepsOf({ groups, boxes, arrows }: Drawing): number[] {
  const steps = [
    ...groups.map(({ step }) => step),
    ...boxes.map(({ step }) => step),
    ...arrows.map(({ step }) => step?.number),
  ];
  const numbers = steps.filter((step) => step !== undefined);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** A frame around boxes, with a title at its top. */
export interface Group {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  /** Number of the step that explains the group. */
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
  /** Marks the box that the diagram is about. */
  accent?: boolean;
}

/** A line with an arrowhead at its end. */
export interface Arrow {
  /** Path data of the line. */
  d: string;
  /** Whether there's an arrowhead at both ends. */
  both?: boolean;
  /** Number beside the line. */
  step?: { number: number; x: number; y: number };
  label?: { text: string; x: number; y: number };
}

/** Content of a diagram, in units of about one CSS pixel. Numbers of steps start at 1. */
export interface Drawing {
  width: number;
  height: number;
  groups: Group[];
  boxes: Box[];
  arrows: Arrow[];
  /** Vertical dashed lines, as in a sequence diagram. */
  lifelines?: { x: number; from: number; to: number }[];
}

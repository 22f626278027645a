import { Fragment, type ReactNode } from 'react';
import styles from './Diagram.module.css';
import type { Arrow, Box, Drawing, Group } from './drawing';

function Step({ number, x, y }: { number: number; x: number; y: number }): ReactNode {
  return (
    <g className={styles.step}>
      <circle cx={x} cy={y} r={11} />
      <text x={x} y={y}>
        {number}
      </text>
    </g>
  );
}

function GroupShape({ x, y, width, height, title, step }: Group): ReactNode {
  return (
    <g className={styles.group}>
      <rect x={x} y={y} width={width} height={height} rx={12} />
      <text x={x + 16} y={y + 24}>
        {title}
      </text>
      {step === undefined ? null : <Step number={step} x={x + width - 24} y={y + 20} />}
    </g>
  );
}

function BoxShape({ x, y, width, height, label, note, code, step, accent }: Box): ReactNode {
  const middle = y + height / 2;
  return (
    <g className={styles.box} data-accent={accent}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <text x={x + width / 2} y={note ? middle - 6 : middle + 5}>
        {label}
      </text>
      {note ? (
        <text x={x + width / 2} y={middle + 16} className={code ? styles.code : styles.note}>
          {note}
        </text>
      ) : null}
      {step === undefined ? null : <Step number={step} x={x + width - 2} y={y + 2} />}
    </g>
  );
}

function ArrowLine({ d, both, arrowhead }: Arrow & { arrowhead: string }): ReactNode {
  const marker = `url(#${arrowhead})`;
  return (
    <path
      className={styles.arrow}
      d={d}
      markerStart={both ? marker : undefined}
      markerEnd={marker}
    />
  );
}

/**
 * SVG of a diagram. Later shapes cover earlier ones: lines end at boxes, and numbers are on lines.
 */
export function DiagramSvg({ drawing, id }: { drawing: Drawing; id: string }): ReactNode {
  const { groups, boxes, arrows, lifelines = [] } = drawing;
  const arrowhead = `${id}-tip`;
  return (
    <>
      <defs>
        <marker
          id={arrowhead}
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="6"
          markerHeight="6"
          orient="auto-start-reverse"
        >
          <path className={styles.tip} d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {groups.map((group) => (
        <GroupShape key={group.title} {...group} />
      ))}
      {lifelines.map(({ x, from, to }) => (
        <path key={x} className={styles.lifeline} d={`M${x} ${from}V${to}`} />
      ))}
      {boxes.map((box) => (
        <BoxShape key={`${box.x} ${box.y}`} {...box} />
      ))}
      {arrows.map((arrow) => (
        <Fragment key={arrow.d}>
          <ArrowLine {...arrow} arrowhead={arrowhead} />
          {arrow.label ? (
            <text className={styles.label} x={arrow.label.x} y={arrow.label.y}>
              {arrow.label.text}
            </text>
          ) : null}
        </Fragment>
      ))}
      {arrows.map(({ d, step }) => (step ? <Step key={d} {...step} /> : null))}
    </>
  );
}

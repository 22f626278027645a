import type { ReactNode } from 'react';
import { Icon, type IconName } from '@site/src/components/icons';
import { codeVariants, type CodeStyling, type DemoSummary } from '@site/src/site/demo';
import styles from './Toolbar.module.css';

const stylingNames: Record<CodeStyling, string> = {
  system: 'MUI System',
  tailwind: 'Tailwind CSS',
  css: 'plain CSS',
};
const stylingLabels: Record<CodeStyling, string> = {
  system: 'System',
  tailwind: 'Tailwind',
  css: 'CSS',
};
const variantNames = { TS: 'TS: TypeScript', JS: 'JS: JavaScript' } as const;

interface ActionProps {
  /** Key of the actions in plain/actions.ts. */
  action: string;
  icon: IconName;
  label: string;
  controls?: string;
  expanded?: boolean;
  pressed?: boolean;
}

function Action({ action, icon, label, controls, expanded, pressed }: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.action}
      tabIndex={-1}
      data-demo-action={action}
      data-ga-event-category="demo"
      data-ga-event-action={action}
      aria-label={label}
      title={label}
      aria-controls={controls}
      aria-expanded={expanded}
      aria-pressed={pressed}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

interface ChoiceProps {
  /** `preference:value`, kept by the preferences feature, which also keeps `aria-pressed` in step. */
  choice: string;
  label: string;
  text: string;
  pressed: boolean;
  first?: boolean;
}

function Choice({ choice, label, text, pressed, first = false }: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.choice}
      tabIndex={first ? 0 : -1}
      data-set-choice={choice}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {text}
    </button>
  );
}

/** The controls of a demo, one tab stop. Its keys are in plain/toolbar.ts, what it does in plain/actions.ts. */
export function Toolbar({
  demo,
  title,
  open,
}: {
  demo: DemoSummary;
  title: string;
  open: boolean;
}): ReactNode {
  const code = `${demo.name}-code`;
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={`Code of the demo: ${title}`}
      data-needs-script=""
    >
      <div className={styles.group} role="group" aria-label="Language">
        {codeVariants.map((variant, index) => (
          <Choice
            key={variant}
            choice={`codeVariant:${variant}`}
            label={variantNames[variant]}
            text={variant}
            pressed={index === 0}
            first={index === 0}
          />
        ))}
      </div>
      {demo.stylings.length > 1 ? (
        <div className={styles.group} role="group" aria-label="Styling">
          {demo.stylings.map((styling, index) => (
            <Choice
              key={styling}
              choice={`codeStyling:${styling}`}
              label={`Styled with ${stylingNames[styling]}`}
              text={stylingLabels[styling]}
              pressed={index === 0}
            />
          ))}
        </div>
      ) : null}
      <div className={styles.actions}>
        <Action
          action="toggle"
          icon="code"
          label={open ? 'Hide the source' : 'Show the source'}
          controls={code}
          expanded={open}
        />
        <Action action="edit" icon="edit" label="Edit live" controls={code} pressed={false} />
        <Action action="copy" icon="copy" label="Copy the code" />
        <Action action="reset" icon="reset" label="Reset the demo" />
        <Action action="stackblitz" icon="bolt" label="Open in StackBlitz (new tab)" />
        <Action action="codesandbox" icon="open_in_new" label="Open in CodeSandbox (new tab)" />
        <Action action="fullscreen" icon="fullscreen" label="Full screen" />
        <a
          className={styles.action}
          tabIndex={-1}
          href={`#${demo.name}`}
          aria-label="Link to this demo"
          title="Link to this demo"
        >
          <Icon name="link" size={18} />
        </a>
      </div>
    </div>
  );
}

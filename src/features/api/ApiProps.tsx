import type { ReactNode } from 'react';
import type { ApiLink, ComponentApi } from '@site/src/site/api';
import { ReferenceFilter } from './ReferenceFilter';
import { ReferenceTable } from './ReferenceTable';
import { memberRows } from './rows';

/** Fewer rows are read faster than filtered. */
export const FILTER_FROM = 5;

function Inherited({ name, from }: { name: string; from: ApiLink }): ReactNode {
  return (
    <p>
      {name} also takes the props of <a href={from.href}>{from.title}</a> and passes them on to it.
    </p>
  );
}

/** Table of a component's props: `<ApiProps name="Account" />`. */
export function ApiProps({ data }: { data: ComponentApi }): ReactNode {
  const { name, props, inherits } = data;
  const flags = [
    {
      name: 'required' as const,
      label: 'Required',
      count: props.filter(({ required }) => required).length,
    },
    {
      name: 'deprecated' as const,
      label: 'Deprecated',
      count: props.filter(({ deprecated }) => deprecated !== null).length,
    },
  ];
  return (
    <div data-api="">
      {props.length >= FILTER_FROM ? (
        <ReferenceFilter subject="props" total={props.length} flags={flags} />
      ) : null}
      {props.length > 0 ? (
        <ReferenceTable
          label={`Props of ${name}`}
          columns={['Name', 'Type', 'Default', 'Description']}
          rows={memberRows(props, (prop) => `prop-${prop}`)}
        />
      ) : (
        <p>{name} has no props of its own.</p>
      )}
      {inherits ? <Inherited name={name} from={inherits} /> : null}
    </div>
  );
}

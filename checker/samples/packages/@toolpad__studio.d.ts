/**
 * What samples import from `@toolpad/studio` 0.13.0, based on the declarations of
 * `@toolpad/studio-runtime` 0.13.0, which it re-exports. This repository doesn't install the
 * package, because it takes 650 MB.
 */

declare module '@toolpad/studio' {
  import type { Handler } from 'express';

  export interface ToolpadHandlerConfig {
    dev: boolean;
    dir: string;
    base: string;
    toolpadDevMode?: boolean;
  }

  export function createHandler(
    config: ToolpadHandlerConfig,
  ): Promise<{ handler: Handler; dispose: () => Promise<void> }>;
}

declare module '@toolpad/studio/browser' {
  import type { JSONSchema7 } from 'json-schema';
  import type { ComponentType } from 'react';

  interface ValueTypeBase {
    helperText?: string;
  }

  export type PrimitiveValueType = ValueTypeBase &
    (
      | { type: 'string'; enum?: string[]; enumLabels?: Record<string, string>; default?: string }
      | { type: 'number'; minimum?: number; maximum?: number; default?: number }
      | { type: 'boolean'; default?: boolean }
      | { type: 'object'; schema?: JSONSchema7; default?: unknown }
      | { type: 'array'; schema?: JSONSchema7; default?: unknown[] }
    );

  export type PropValueType =
    | PrimitiveValueType
    | (ValueTypeBase & { type?: undefined; default?: unknown })
    | (ValueTypeBase & { type: 'element' | 'template'; default?: unknown })
    | (ValueTypeBase & {
        type: 'event';
        arguments?: { name: string; tsType: string }[];
        default?: unknown;
      });

  type ControlType =
    | 'boolean'
    | 'number'
    | 'range'
    | 'object'
    | 'radio'
    | 'buttons'
    | 'select'
    | 'string'
    | 'color'
    | 'slot'
    | 'slots'
    | 'layoutSlot'
    | 'multiSelect'
    | 'date'
    | 'json'
    | 'markdown'
    | 'GridColumns'
    | 'SelectOptions'
    | 'ChartData'
    | 'HorizontalAlign'
    | 'VerticalAlign'
    | 'event'
    | 'NumberFormat'
    | 'ColorScale'
    | 'ToggleButtons'
    | 'RowIdFieldSelect'
    | 'DataProviderSelector';

  export type ArgTypeDefinition<P extends object, K extends keyof P = keyof P> = PropValueType & {
    label?: string;
    control?: { type: ControlType; bindable?: boolean; hideLabel?: boolean };
    description?: string;
    /** @deprecated Use `default`. */
    defaultValue?: P[K];
    defaultValueProp?: keyof P & string;
    onChangeProp?: keyof P & string;
    onChangeHandler?: (...params: never[]) => P[K];
    visible?: ((props: P) => boolean) | boolean;
    category?: string;
    tsType?: string;
  };

  export interface ComponentConfig<P extends object = Record<string, unknown>> {
    helperText?: string;
    errorPropSource?: (keyof P & string)[];
    errorProp?: keyof P & string;
    loadingPropSource?: (keyof P & string)[];
    loadingProp?: keyof P & string;
    layoutDirection?: 'vertical' | 'horizontal' | 'both';
    defaultLayoutHeight?: number;
    minimumLayoutHeight?: number;
    argTypes?: { [K in keyof P & string]?: ArgTypeDefinition<P, K> };
  }

  export function createComponent<P extends object>(
    component: ComponentType<P>,
    config?: ComponentConfig<P>,
  ): ComponentType<P>;
}

declare module '@toolpad/studio/server' {
  import type { JSONSchema7 } from 'json-schema';
  import type { PrimitiveValueType } from '@toolpad/studio/browser';

  export interface ServerContext {
    cookies: Record<string, string | undefined>;
    setCookie: (name: string, value: string) => void;
    session: {
      user: {
        name?: string | null;
        email?: string | null;
        avatar?: string | null;
        roles?: string[];
      };
    } | null;
  }

  export function getContext(): ServerContext;

  interface ParameterTypes {
    string: string;
    number: number;
    boolean: boolean;
    object: Record<string, unknown>;
    array: unknown[];
  }

  type FromSchema<T extends JSONSchema7> = T extends {
    type: 'object';
    properties?: Record<string, JSONSchema7>;
  }
    ? { [K in keyof T['properties']]?: FromSchema<NonNullable<T['properties']>[K]> }
    : T extends { type: 'array'; items?: JSONSchema7 }
      ? FromSchema<NonNullable<T['items']>>[]
      : T extends { type: 'string' | 'number' | 'boolean' }
        ? ParameterTypes[T['type']]
        : T extends { type: 'integer' }
          ? number
          : unknown;

  type Parameter<T extends PrimitiveValueType> = T extends { schema: JSONSchema7 }
    ? FromSchema<T['schema']>
    : ParameterTypes[T['type']];

  /** @deprecated Export the function itself. */
  export function createFunction<C extends { parameters: Record<string, PrimitiveValueType> }, R>(
    resolver: (params: {
      parameters: { [K in keyof C['parameters']]: Parameter<C['parameters'][K]> };
    }) => Promise<R>,
    config?: C,
  ): (params: {
    parameters: { [K in keyof C['parameters']]: Parameter<C['parameters'][K]> };
  }) => Promise<R>;

  export type PaginationMode = 'index' | 'cursor';

  export interface GetRecordsParams<P extends PaginationMode> {
    paginationModel: P extends 'cursor'
      ? { cursor: string | null; pageSize: number }
      : { start: number; pageSize: number };
    filterModel: {
      items: { field: string; operator: string; value: unknown }[];
      logicOperator: 'and' | 'or';
    };
    sortModel: { field: string; sort: 'asc' | 'desc' }[];
  }

  export interface GetRecordsResult<R, P extends PaginationMode> {
    records: R[];
    hasNextPage?: boolean;
    totalCount?: number;
    cursor?: P extends 'cursor' ? string | null : undefined;
  }

  export interface DataProviderConfig<
    R extends Record<string, unknown>,
    P extends PaginationMode = 'index',
  > {
    paginationMode?: P;
    getRecords: (params: GetRecordsParams<P>) => Promise<GetRecordsResult<R, P>>;
    deleteRecord?: (id: string | number) => Promise<void>;
    updateRecord?: (id: string | number, record: Partial<R>) => Promise<R | void>;
    createRecord?: (record: R) => Promise<R>;
  }

  export function createDataProvider<
    R extends Record<string, unknown>,
    P extends PaginationMode = 'index',
  >(config: DataProviderConfig<R, P>): DataProviderConfig<R, P>;
}

import type {
  GridColDef,
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';
import type { ReactNode } from 'react';

export type DataModelId = string | number;

export interface DataModel {
  id: DataModelId;
}

export type OmitId<D extends DataModel> = Omit<D, 'id'>;

export interface FormFieldProps {
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
}

/** A column of the list, and an input of the forms. */
export type DataField = GridColDef & {
  /** `false` leaves the field out of the forms. */
  editable?: boolean;
  /** Input of the forms, instead of that of the type. */
  renderFormField?: (props: FormFieldProps) => ReactNode;
};

export interface Query {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

/** Result of `validate` in Standard Schema (https://standardschema.dev). */
export interface Validation {
  issues?: readonly {
    message: string;
    path?: readonly (PropertyKey | { key: PropertyKey })[];
  }[];
}

/** Fields of an item, and functions that read and write items. Leave out what users can't do. */
export interface DataSource<D extends DataModel> {
  fields: DataField[];
  getMany?: (
    query: Query,
  ) => Promise<{ items: D[]; itemCount: number }> | { items: D[]; itemCount: number };
  getOne?: (id: DataModelId) => Promise<D> | D;
  createOne?: (data: Partial<OmitId<D>>) => Promise<D> | D;
  updateOne?: (id: DataModelId, data: Partial<OmitId<D>>) => Promise<D> | D;
  deleteOne?: (id: DataModelId) => Promise<void> | void;
  /** For example, `schema['~standard'].validate` of a Zod schema. */
  validate?: (data: Partial<OmitId<D>>) => Validation | Promise<Validation>;
}

/** Messages by field. */
export type FormErrors = Record<string, string>;

/** The first message of each field. */
export function errorsOf({ issues = [] }: Validation): FormErrors {
  const entries = issues.map(({ message, path: [first] = [] }): [string, string] => [
    String(typeof first === 'object' ? first.key : (first ?? '')),
    message,
  ]);
  return Object.fromEntries(entries.reverse());
}

export interface Option {
  value: string | number;
  label: string;
}

/** Options of a field with the type `singleSelect`. */
export function optionsOf(field: DataField): Option[] {
  if (!('valueOptions' in field)) return [];
  const { valueOptions, getOptionValue, getOptionLabel } = field;
  const options =
    typeof valueOptions === 'function'
      ? valueOptions({ field: field.field })
      : (valueOptions ?? []);
  return options.map((option) => {
    const { value, label } =
      typeof option === 'object' ? option : { value: option, label: String(option) };
    return {
      value: getOptionValue?.(option) ?? value,
      label: getOptionLabel?.(option) ?? label,
    };
  });
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Something in the code by its name, with its line. */
export interface Named {
  name: string;
  line: number;
}

/** A prop that an element sets. */
export interface UsedProp extends Named {
  /** Keys of its value if that's an object, such as `slots`. */
  keys: Named[];
  /** Whether the value can have other keys: it's a variable, or contains a spread. */
  isOpen: boolean;
}

/** An element of a component of the package. */
export interface UsedElement extends Named {
  props: UsedProp[];
  /** Lines of spread props, with which the element can have any prop. */
  spreads: number[];
  /** Elements of the package around it, the outermost first. */
  inside: Named[];
}

/**
 * Reason why the code can't be judged: an export is used as a value, for example in `styled()`, or
 * exported again; a module is loaded at run time; an export is chosen at run time; a default
 * import; or an element with the name of a component that another module exports.
 */
export type UnknownReason =
  'value' | 'reexport' | 'dynamic' | 'computed' | 'default' | 'elsewhere' | 'syntax';

export interface UnknownUse extends Named {
  reason: UnknownReason;
}

/** What a file uses of the package. `name` is the name of an export, not its local alias. */
export interface CodeUse {
  imports: (Named & { module: string })[];
  elements: UsedElement[];
  /** Calls of hooks. */
  calls: Named[];
  /** Names of properties in object literals. */
  keys: Named[];
  /** Uses that can't be followed. The name is empty if any export can be meant. */
  unknown: UnknownUse[];
}

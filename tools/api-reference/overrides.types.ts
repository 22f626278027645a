/**
 * Overrides for data that the published types lack or get wrong. Each entry has a reason, and an
 * entry that no longer applies is reported as a problem.
 */

interface Reasoned {
  /** Evidence for the override, in a sentence. */
  reason: string;
}

/** Replaces a value from the types. */
export interface Correction extends Reasoned {
  /**
   * `Component.prop`, `Component.prop(param)` of a callback, `Component.slots.slot`, `Type.member`,
   * or `Component` for the description of the component.
   */
  target: string;
  field: 'default' | 'description';
  /** Value in the types. The correction no longer applies if the value changes. */
  published: string | null;
  value: string | null;
}

/** A prop declared outside the package that belongs in the component's table anyway. */
export interface InheritedProp extends Reasoned {
  component: string;
  prop: string;
}

/** CSS classes that readers may style. A test renders the component and looks for each class. */
export interface CssClasses extends Reasoned {
  component: string;
  classes: { name: string; description: string }[];
}

/** An export that doesn't have a page. */
export interface WithoutPage extends Reasoned {
  /** Exports that the reason applies to. */
  names: string[];
}

/** A type that only one page lists. Other pages link to it. */
export interface TypePage extends Reasoned {
  type: string;
  /** Component with the page that lists the type. */
  component: string;
}

/** Pages that explain an export, for comments without links to them. */
export interface Guides extends Reasoned {
  name: string;
  /** URLs below the docs folder. */
  pages: { title: string; href: string }[];
}

/** Source files with another extension than `.tsx`. */
export interface SourceExtension extends Reasoned {
  name: string;
  extension: '.ts';
}

/** Defaults of a type's members, read from a separate module of the package. */
export interface TypeDefaults extends Reasoned {
  type: string;
  /** CommonJS module, relative to the package's folder. */
  module: string;
  /** Path of keys from the module's exports to the object with the defaults. */
  path: string[];
}

export interface Overrides {
  corrections: Correction[];
  /** Descriptions of targets without a comment in the types. */
  descriptions: Reasoned & { texts: Record<string, string> };
  inheritedProps: InheritedProp[];
  cssClasses: CssClasses[];
  withoutPage: WithoutPage[];
  typePages: TypePage[];
  guides: Guides[];
  sourceExtensions: SourceExtension[];
  typeDefaults: TypeDefaults[];
}

/** Overrides that correct nothing. */
export const noOverrides: Overrides = {
  corrections: [],
  descriptions: { reason: '', texts: {} },
  inheritedProps: [],
  cssClasses: [],
  withoutPage: [],
  typePages: [],
  guides: [],
  sourceExtensions: [],
  typeDefaults: [],
};

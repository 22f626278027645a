/**
 * What the published types cannot tell, or tell wrongly. Each entry says why, and is checked: one
 * that no longer applies is a problem.
 */

interface Reasoned {
  /** How it was found out, in a sentence. */
  reason: string;
}

/** Replaces a text of the types. */
export interface Correction extends Reasoned {
  /**
   * `Component.prop`, `Component.prop(param)` of a callback, `Component.slots.slot`, `Type.member`,
   * or `Component` alone for its own description.
   */
  target: string;
  field: 'default' | 'description';
  /** What the types say. The correction no longer applies once they say something else. */
  published: string | null;
  value: string | null;
}

/** A prop declared outside the package that belongs into the component's own table all the same. */
export interface LiftedProp extends Reasoned {
  component: string;
  prop: string;
}

/** Classes that a reader may style. A test renders the component and looks for each. */
export interface CssClasses extends Reasoned {
  component: string;
  classes: { name: string; description: string }[];
}

/** An export without a page of its own. */
export interface WithoutPage extends Reasoned {
  /** Exports this reason is true of. */
  names: string[];
}

/** A type that is listed on one page only; others link to it. */
export interface TypeHome extends Reasoned {
  type: string;
  /** Component on whose page it is. */
  component: string;
}

/** Pages that explain an export whose comment names none. */
export interface Guides extends Reasoned {
  name: string;
  /** Addresses below the docs folder. */
  pages: { title: string; href: string }[];
}

/** Sources that do not end in `.tsx`. */
export interface SourceExtension extends Reasoned {
  name: string;
  extension: '.ts';
}

/** Defaults of a type's members that the package keeps in a module of its own. */
export interface TypeDefaults extends Reasoned {
  type: string;
  /** CommonJS module, from the package's folder. */
  module: string;
  /** Keys from the module's exports to the object with the defaults. */
  path: string[];
}

export interface Overrides {
  corrections: Correction[];
  /** Descriptions where the types have no comment, by target. */
  descriptions: Reasoned & { texts: Record<string, string> };
  lifted: LiftedProp[];
  cssClasses: CssClasses[];
  withoutPage: WithoutPage[];
  typeHomes: TypeHome[];
  guides: Guides[];
  sourceExtensions: SourceExtension[];
  typeDefaults: TypeDefaults[];
}

/** Nothing to correct. */
export const noOverrides: Overrides = {
  corrections: [],
  descriptions: { reason: '', texts: {} },
  lifted: [],
  cssClasses: [],
  withoutPage: [],
  typeHomes: [],
  guides: [],
  sourceExtensions: [],
  typeDefaults: [],
};

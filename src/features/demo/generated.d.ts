/** Written by plugins/demos: one entry a demo, each part of it a chunk of its own. */
declare module '@generated/demos/default/registry' {
  import type { ComponentType } from 'react';

  interface StylingEntry {
    component(): Promise<{ default: ComponentType }>;
    /** Everything the demo imports, by the name it uses. */
    scope(): Promise<{ scope: Record<string, Record<string, unknown>> }>;
    /** Its style sheet, which applies inside of the demo only. */
    styles?(): Promise<{ styles: string }>;
  }

  export type DemoEntry = { name: string } & Partial<
    Record<'system' | 'tailwind' | 'css', StylingEntry>
  >;

  export const demos: Record<string, DemoEntry>;
}

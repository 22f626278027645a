/**
 * Written by plugins/demos: an entry for each demo, whose parts are separate chunks, and a registry
 * for each cut version.
 */
declare module '@generated/demos/default/registry' {
  import type { ComponentType } from 'react';
  import type { DemoRegistry } from '@site/src/features/demo/live/registry';

  interface StylingEntry {
    component(): Promise<{ default: ComponentType }>;
    /** Everything the demo imports, by the name it uses. */
    scope(): Promise<{ scope: Record<string, Record<string, unknown>> }>;
    /** Its style sheet, which applies only inside the demo. */
    styles?(): Promise<{ styles: string }>;
  }

  export type DemoEntry = { name: string } & Partial<
    Record<'system' | 'tailwind' | 'css', StylingEntry>
  >;

  /** Demos of the current versions, by key. */
  export const demos: Record<string, DemoEntry>;

  /** Registries of cut versions, by the start of their demos' keys: `core/v0.13.0`. */
  export const cutVersions: Record<string, (() => Promise<DemoRegistry>) | undefined>;
}

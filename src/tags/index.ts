import type { ComponentType } from 'react';

/** The components of all tags, by name: the default export of each folder's `component.tsx`. */
const modules = import.meta.webpackContext('.', {
  recursive: true,
  regExp: /^\.\/\w+\/component\.tsx$/,
}) as WebpackContext<{ default: ComponentType }>;

export const tagComponents: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  modules.keys().map((file) => [file.split('/')[1], modules(file).default]),
);

import type { Rule } from 'eslint';

export function interactiveFiles(rootDir: string): Promise<string[]>;
export const onlyInIslands: Rule.RuleModule;

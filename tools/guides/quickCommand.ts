/** How the quick check handles a command of a page. */
export type QuickCommand =
  | { kind: 'run'; command: string }
  /** Needs the npm registry, so only `npm run test:guides` runs it. */
  | { kind: 'skip' };

/**
 * Adapts a command for the quick check, which installs nothing and uses the project generators in
 * this repository's development dependencies.
 */
export function quickCommand(command: string): QuickCommand {
  const vite = /^npm create vite@latest (\S+) -- (.+)$/.exec(command);
  if (vite) return { kind: 'run', command: `create-vite ${vite[1]} ${vite[2]}` };
  const next = /^npx create-next-app@15 (.+)$/.exec(command);
  if (next) return { kind: 'run', command: `create-next-app ${next[1]} --skip-install` };
  const studio = /^npx create-toolpad-app@latest (\S+) --studio$/.exec(command);
  if (studio)
    return { kind: 'run', command: `create-toolpad-app ${studio[1]} --studio --no-install` };
  if (/^(?:npm init -y$|(?:cd|rm|mkdir|unzip) )/.test(command)) return { kind: 'run', command };
  if (/^(?:npm (?:install|run (?:[\w-]+:)?build)|npx)\b/.test(command)) return { kind: 'skip' };
  throw new Error(`The quick check does not support the command "${command}".`);
}

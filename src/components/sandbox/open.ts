import { compressToBase64 } from 'lz-string';

export interface SandboxProject {
  title: string;
  /** File to show first. */
  entry: string;
  /** Contents by path. */
  files: Record<string, string>;
}

type SandboxHost = 'stackblitz' | 'codesandbox';

interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}

/** @see https://developer.stackblitz.com/platform/api/post-api */
function stackblitzForm({ title, entry, files }: SandboxProject): SandboxForm {
  const contents = Object.entries(files).map(([path, code]) => [`project[files][${path}]`, code]);
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(entry)}`,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': 'From the Toolpad documentation',
      ...Object.fromEntries(contents),
    },
  };
}

/** @see https://codesandbox.io/docs/learn/sandboxes/cli-api#define-api */
function codesandboxForm({ entry, files }: SandboxProject): SandboxForm {
  const parameters = JSON.stringify({
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }])),
  });
  const compressed = compressToBase64(parameters)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: { parameters: compressed, query: `file=/${entry}`, environment: 'server' },
  };
}

/** Form that opens a project when it's posted to a host. */
export function sandboxForm(host: SandboxHost, project: SandboxProject): SandboxForm {
  return host === 'stackblitz' ? stackblitzForm(project) : codesandboxForm(project);
}

export function openIn(host: SandboxHost, project: SandboxProject): void {
  const { action, fields } = sandboxForm(host, project);
  const form = Object.assign(document.createElement('form'), {
    action,
    method: 'POST',
    target: '_blank',
    rel: 'noopener',
    hidden: true,
  });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}

import { decompressFromBase64 } from 'lz-string';
import type { DemoSource } from '@site/model/facts/demo';
import { sandboxForm } from '@site/src/components/sandbox/open';
import { sandboxProject } from './project';

const file = (name: string, code: string) => ({ name, code, html: code });
const source: DemoSource = {
  key: 'core/v0.14.0/SignInBasic',
  name: 'SignInBasic',
  fullPage: true,
  stylings: {
    system: {
      TS: [file('SignInBasic.tsx', 'ts'), file('rows.ts', 'rows')],
      JS: [file('SignInBasic.jsx', 'js'), file('rows.js', 'rows')],
    },
    tailwind: { TS: [file('SignInBasic.tsx', 'tw')], JS: [file('SignInBasic.jsx', 'tw')] },
  },
  packages: { '@toolpad/core': '0.14.0', react: '19.2.9' },
};

describe('sandboxProject', () => {
  it('is a complete project in TypeScript', () => {
    const { files, entry, title } = sandboxProject(source, 'TS', 'system');
    expect(Object.keys(files)).toEqual([
      'package.json',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'src/main.tsx',
      'src/SignInBasic.tsx',
      'src/rows.ts',
    ]);
    expect({ entry, title }).toEqual({
      entry: 'src/SignInBasic.tsx',
      title: 'SignInBasic – Toolpad',
    });
    expect(files['src/main.tsx']).toMatchSnapshot();
  });

  it('contains no TypeScript in JavaScript', () => {
    const { files } = sandboxProject(source, 'JS', 'system');
    expect(Object.keys(files).filter((name) => /ts/.test(name))).toEqual([]);
    expect(files['package.json']).not.toContain('typescript');
    expect(files['src/main.jsx']).not.toContain('!');
  });

  it('pins all versions', () => {
    const manifest = JSON.parse(
      sandboxProject(source, 'TS', 'tailwind').files['package.json'] ?? '',
    ) as Record<string, Record<string, string>>;
    expect(manifest.dependencies).toEqual(source.packages);
    expect(
      Object.values({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
        (version) => !/^\d+\.\d+\.\d+$/.test(version),
      ),
    ).toEqual([]);
    expect(manifest.name).toBe('sign-in-basic');
  });

  it('adds Tailwind if the demo is styled with it', () => {
    const { files } = sandboxProject(source, 'TS', 'tailwind');
    expect(files['vite.config.ts']).toContain('tailwindcss()');
    expect(files['src/main.tsx']).toContain("import './index.css';");
    expect(files['src/index.css']).toContain('tailwindcss/utilities');
  });

  it('gives demos inside a page the theme of the page', () => {
    expect(
      sandboxProject({ ...source, fullPage: false }, 'TS', 'system').files['src/main.tsx'],
    ).toMatchSnapshot();
  });

  it('includes the reader’s edits', () => {
    expect(
      sandboxProject(source, 'TS', 'system', [{ name: 'SignInBasic.tsx', code: 'edited' }]).files[
        'src/SignInBasic.tsx'
      ],
    ).toBe('edited');
  });
});

describe('sandboxForm', () => {
  const project = sandboxProject(source, 'TS', 'system');

  it('posts the files to StackBlitz', () => {
    const { action, fields } = sandboxForm('stackblitz', project);
    expect(action).toBe('https://stackblitz.com/run?file=src%2FSignInBasic.tsx');
    expect(fields).toMatchObject({
      'project[template]': 'node',
      'project[files][src/SignInBasic.tsx]': 'ts',
    });
  });

  it('posts the files to CodeSandbox, compressed and encoded for URLs', () => {
    const { action, fields } = sandboxForm('codesandbox', project);
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields.parameters).toMatch(/^[\w-]+$/);
    const base64 = (fields.parameters ?? '').replaceAll('-', '+').replaceAll('_', '/');
    expect(
      JSON.parse(decompressFromBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')) ?? ''),
    ).toMatchObject({
      files: {
        'src/SignInBasic.tsx': { content: 'ts' },
        'package.json': { content: expect.stringContaining('0.14.0') },
      },
    });
    expect(fields.query).toBe('file=/src/SignInBasic.tsx');
  });
});

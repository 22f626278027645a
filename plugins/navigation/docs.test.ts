import commander from 'commander';
import { onlyInCut } from './docs';

/** Runs `docusaurus docs:version:core 1.0.0`. @returns the versions that Docusaurus cuts */
function run(): string[] {
  const cut: string[] = [];
  const cli = new commander.Command();
  onlyInCut('core', (docusaurus) => {
    docusaurus
      .command('docs:version:core')
      .arguments('<version>')
      .action((version: string) => void cut.push(version));
  })(cli as never);
  cli.parse(['docs:version:core', '1.0.0'], { from: 'user' });
  return cut;
}

test('docs:version says to use the command that also keeps packages and examples', () => {
  expect(run).toThrow(/^Run npm run version:cut -- core instead\./);
});

test('docs:version runs as a part of that command', () => {
  process.env.VERSION_CUT = '1';
  try {
    expect(run()).toEqual(['1.0.0']);
  } finally {
    delete process.env.VERSION_CUT;
  }
});

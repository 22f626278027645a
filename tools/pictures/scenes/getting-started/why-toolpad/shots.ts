import type { Drawings, Mode } from '../../../scene';

const palette = {
  light: {
    paper: '#ffffff',
    raised: '#f5faff',
    line: '#b8c4d4',
    text: '#1a1f26',
    soft: '#57616f',
    accent: '#0066cc',
    accentFill: '#e5f2ff',
  },
  dark: {
    paper: '#0f1214',
    raised: '#15191d',
    line: '#47515c',
    text: '#ebeef1',
    soft: '#a6b0be',
    accent: '#66b3ff',
    accentFill: '#0b2a48',
  },
} satisfies Record<Mode, Record<string, string>>;

/** Where Studio stands between a code base and the browser. 960 by 540. */
function drawArchitecture(mode: Mode): string {
  const { paper, raised, line, text, soft, accent, accentFill } = palette[mode];
  const box = (
    x: number,
    y: number,
    width: number,
    height: number,
    title: string,
    note: string,
  ) => `
  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${paper}" stroke="${line}"/>
  <text x="${x + 20}" y="${y + 34}" font-weight="700">${title}</text>
  <text x="${x + 20}" y="${y + 60}" fill="${soft}" font-size="15">${note}</text>`;
  const arrow = (d: string, label: string, x: number, y: number) => `
  <path d="${d}" fill="none" stroke="${accent}" stroke-width="2.5" marker-end="url(#tip)"/>
  <text x="${x}" y="${y}" fill="${accent}" font-size="15" text-anchor="middle">${label}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" font-size="17" fill="${text}">
  <defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z" fill="${accent}"/></marker></defs>
  <rect width="960" height="540" fill="${paper}"/>
  <rect x="30" y="30" width="330" height="480" rx="14" fill="${raised}" stroke="${line}"/>
  <text x="54" y="66" fill="${soft}" font-size="15" font-weight="700">YOUR REPOSITORY</text>
  ${box(54, 86, 282, 82, 'Functions and models', 'TypeScript, run on the server')}
  ${box(54, 184, 282, 82, 'React components', 'your own, beside the built-in ones')}
  ${box(54, 282, 282, 82, 'Secrets', 'environment variables, .env')}
  ${box(54, 404, 282, 82, 'Pages', 'page.yml: components, queries')}
  <rect x="440" y="176" width="180" height="146" rx="14" fill="${accentFill}" stroke="${accent}" stroke-width="2"/>
  <text x="530" y="240" text-anchor="middle" font-weight="700">Toolpad Studio</text>
  <text x="530" y="268" text-anchor="middle" fill="${soft}" font-size="15">a Node.js process</text>
  ${box(700, 86, 230, 82, 'App', 'Material UI, in the browser')}
  ${box(700, 404, 230, 82, 'Drag-and-drop editor', 'while you develop')}
  <path d="M342 96 h8 v258 h-8" fill="none" stroke="${accent}" stroke-width="2.5"/>
  ${arrow('M350 225 H430', 'uses', 398, 214)}
  ${arrow('M620 225 H660 V127 H690', 'serves', 648, 254)}
  ${arrow('M815 404 V178', 'previews', 856, 296)}
  ${arrow('M700 462 H346', 'writes', 523, 485)}
  ${arrow('M336 428 H400 V290 H430', 'reads', 424, 402)}
</svg>
`;
}

export const drawings: Drawings = { architecture: drawArchitecture };

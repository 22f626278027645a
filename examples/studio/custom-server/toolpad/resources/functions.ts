import path from 'node:path';

/** Facts about the process that runs the app. */
export async function getStatus() {
  return [
    { id: 'Server file', value: path.basename(process.argv[1] ?? '') },
    { id: 'Mode', value: process.env.NODE_ENV ?? '' },
  ];
}

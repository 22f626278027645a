export interface Change {
  /** ISO 8601. */
  date: string;
  /** First line of the commit message. */
  subject: string;
  isNew: boolean;
}

export const logFormat = '%x00%cI%x09%s';

/** Last change of each file by path, from `git log --name-status`, newest commit first. */
export function readChanges(log: string): Map<string, Change> {
  const changes = new Map<string, Change>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [date = '', subject = ''] = head.split('\t');
    for (const line of files) {
      const [status = '', ...paths] = line.split('\t');
      const file = paths.at(-1);
      if (file && !changes.has(file)) changes.set(file, { date, subject, isNew: status === 'A' });
    }
  }
  return changes;
}

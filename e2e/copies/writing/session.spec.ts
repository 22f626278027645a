import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';

test.setTimeout(600_000);

test('for half a minute, open pages show what is edited, renamed, deleted, or on another branch', () =>
  promisify(execFile)('npm', ['run', 'writing:long', '--', '--minutes', '0.5']));

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { apiBehavior, apiHistory, type ApiBehavior, type ApiHistory } from '../facts/apiHistory';
import type { ProductKey } from '../facts/products';

/** File with the changes of each release, from the root of the site. */
export const historyFile = (product: ProductKey) => `data/${product}/history.json`;

/** File with changes of behavior, from the root of the site. */
export const behaviorFile = (product: ProductKey) => `data/${product}/behavior.yml`;

const readDataFile = (siteDir: string, file: string) =>
  readFileSync(path.join(siteDir, file), 'utf8');

/**
 * Reads the changes of each release; `undefined` if the product has none.
 * @throws if the file doesn't match its schema
 */
export const readHistory = (siteDir: string, product: ProductKey): ApiHistory | undefined =>
  existsSync(path.join(siteDir, historyFile(product)))
    ? v.parse(apiHistory, JSON.parse(readDataFile(siteDir, historyFile(product))))
    : undefined;

/** Reads the changes of behavior. @throws if the file doesn't match its schema */
export const readBehavior = (siteDir: string, product: ProductKey): ApiBehavior[] =>
  existsSync(path.join(siteDir, behaviorFile(product)))
    ? v.parse(apiBehavior, parse(readDataFile(siteDir, behaviorFile(product))))
    : [];

import { element } from '@site/src/components/element';
import history from '@site/data/core/history.json';
import type { ApiBehavior, ApiHistory } from '@site/model/facts/apiHistory';
import { compareVersions, releaseAnchor } from '@site/model/facts/releases';
import { products } from '@site/model/facts/products';
import {
  checkLeaving,
  countLeaving,
  itemOf,
  leavingUrl,
  withoutCore,
} from '@site/model/facts/upgrade/checkLeaving';
import {
  checkUpgrade,
  describe,
  type AffectedUse,
  type UpgradeMessages,
} from '@site/model/facts/upgrade/checkUpgrade';

type ShownBehavior = ApiBehavior & { anchor: string };

const behaviorOnPage = (): ShownBehavior[] =>
  [...document.querySelectorAll<HTMLElement>('[data-behavior]')].map((item) => ({
    ...(JSON.parse(item.dataset.behavior ?? '{}') as ApiBehavior),
    change: item.querySelector('[data-change]')?.textContent ?? '',
    action: item.querySelector('[data-action]')?.textContent ?? '',
    anchor: item.id,
  }));

function anchorOf({ change, behavior }: AffectedUse): string | undefined {
  if (behavior) return (behavior as ShownBehavior).anchor;
  if (!change) return undefined;
  const release = releaseAnchor(change.version);
  return change.part === 'export' ? release : `${release}-${change.entry}`;
}

function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

type Messages = UpgradeMessages & Record<string, string>;

const fill = (text: string | undefined, values: Record<string, string | number>) =>
  (text ?? '').replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

function item(finding: AffectedUse, field: HTMLTextAreaElement, messages: Messages): HTMLElement {
  const { line, name, reason, change, behavior } = finding;
  const jump = element('button', { type: 'button' }, fill(messages['upgrade.line'], { line }));
  jump.addEventListener('click', () => selectLine(field, line));
  const version = change?.version ?? behavior?.version;
  const anchor = anchorOf(finding);
  const replacedBy = itemOf(finding);
  const href = replacedBy
    ? leavingUrl(replacedBy)
    : anchor && document.getElementById(anchor) && `#${anchor}`;
  const text = [version, ...describe(finding, messages)].filter(Boolean).join(' · ');
  return element(
    'li',
    { 'data-unknown': reason && '' },
    jump,
    ...(name ? [element('code', {}, name)] : []),
    ...(reason ? [element('em', {}, messages['upgrade.isUnknown'] ?? '')] : []),
    element('div', {}, text, ' '),
    ...(href ? [element('a', { href }, messages['upgrade.details'] ?? '')] : []),
  );
}

/**
 * Checks the code in the form, and shows what touches it. The code is only parsed, never run, and
 * shown as text.
 */
export function showUpgrade(form: HTMLFormElement, messages: Messages): void {
  const field = form.elements.namedItem('code') as HTMLTextAreaElement;
  const values = new FormData(form);
  const [from, to] = [String(values.get('from')), String(values.get('to'))];
  const summary = form.querySelector('[data-upgrade-summary]');
  const list = form.querySelector<HTMLElement>('[data-upgrade-results]');
  if (!summary || !list) return;
  const show = (text: string, findings: readonly AffectedUse[] = []) => {
    list.replaceChildren(...findings.map((finding) => item(finding, field, messages)));
    list.hidden = findings.length === 0;
    summary.textContent = text;
  };
  if (!field.value.trim()) return show(messages['upgrade.empty'] ?? '');
  const packageName = products.core.package;
  const input = { code: field.value, file: 'code.tsx' };
  const isLeaving = to === withoutCore;
  if (!isLeaving && compareVersions(from, to) >= 0) return show(messages['upgrade.order'] ?? '');
  try {
    if (isLeaving) {
      const found = checkLeaving(input);
      const key = found.length > 0 ? 'upgrade.leaving' : 'upgrade.noImports';
      return show(fill(messages[key], { ...countLeaving(found), package: packageName }), found);
    }
    const findings = checkUpgrade({
      ...input,
      packageName,
      history: history as ApiHistory,
      behavior: behaviorOnPage(),
      from,
      to,
    });
    const unknown = findings.filter(({ reason }) => reason).length;
    const counts = { changes: findings.length - unknown, unknown };
    show(
      findings.length === 0
        ? (messages['upgrade.nothing'] ?? '')
        : fill(messages['upgrade.count'], counts),
      findings,
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    show(fill(messages['upgrade.unreadable'], { message }));
  }
}

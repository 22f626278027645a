import * as React from 'react';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

const MAX_LENGTH = 280;

export default function SessionStorageStateDraft() {
  const id = React.useId();
  // preview-start
  const [draft, setDraft] = useSessionStorageState('reply-draft', '');
  // preview-end

  return (
    <div className="box-border grid w-full max-w-[420px] gap-3 rounded-[12px] border border-solid border-[var(--mui-palette-divider)] bg-[var(--mui-palette-background-paper)] p-4 text-[14px]/[20px] text-[var(--mui-palette-text-primary)]">
      <div className="flex justify-between">
        <label className="font-semibold" htmlFor={id}>
          Reply to Quarry Supplies
        </label>
        <span className="text-[12px] text-[var(--mui-palette-text-secondary)]">
          {draft?.length ?? 0} / {MAX_LENGTH}
        </span>
      </div>
      <textarea
        className="box-border min-h-[96px] w-full resize-y rounded-[8px] border border-solid border-[var(--mui-palette-text-secondary)] bg-transparent px-3 py-2 [font-family:inherit] text-[14px]/[20px] text-inherit focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-[var(--mui-palette-primary-main)]"
        id={id}
        maxLength={MAX_LENGTH}
        value={draft ?? ''}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button
        className="cursor-pointer justify-self-start rounded-[8px] border border-solid border-current bg-transparent px-3 py-1.5 [font-family:inherit] text-[14px]/[20px] font-semibold text-[var(--mui-palette-primary-main)] focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-[var(--mui-palette-primary-main)] disabled:cursor-default disabled:opacity-50"
        type="button"
        disabled={!draft}
        onClick={() => setDraft(null)}
      >
        Discard draft
      </button>
    </div>
  );
}

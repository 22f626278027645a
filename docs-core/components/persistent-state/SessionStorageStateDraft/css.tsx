import * as React from 'react';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';
import './styles.css';

const MAX_LENGTH = 280;

export default function SessionStorageStateDraft() {
  const id = React.useId();
  // preview-start
  const [draft, setDraft] = useSessionStorageState('reply-draft', '');
  // preview-end

  return (
    <div className="reply-draft">
      <div className="reply-draft-header">
        <label className="reply-draft-label" htmlFor={id}>
          Reply to Quarry Supplies
        </label>
        <span className="reply-draft-count">
          {draft?.length ?? 0} / {MAX_LENGTH}
        </span>
      </div>
      <textarea
        className="reply-draft-input"
        id={id}
        maxLength={MAX_LENGTH}
        value={draft ?? ''}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button
        className="reply-draft-discard"
        type="button"
        disabled={!draft}
        onClick={() => setDraft(null)}
      >
        Discard draft
      </button>
    </div>
  );
}

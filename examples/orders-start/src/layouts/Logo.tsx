/** The mark of the company: a crane over water. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden
      style={{ display: 'block', marginBlock: 4 }}
    >
      <rect width="32" height="32" rx="8" fill="#0b5fa5" />
      <path
        d="M9 21V8h3v3.2l9-3.2v3l-4 1.4V21M5.5 25c1.8 0 1.8-1.4 3.5-1.4s1.8 1.4 3.5 1.4 1.8-1.4 3.5-1.4 1.8 1.4 3.5 1.4 1.8-1.4 3.5-1.4 1.8 1.4 3.5 1.4"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

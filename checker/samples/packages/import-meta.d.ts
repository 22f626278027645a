/** Vite only passes variables that start with `VITE_` to the browser. */
interface ImportMeta {
  readonly env: Record<`VITE_${string}` | 'BASE_URL' | 'MODE', string> &
    Record<'DEV' | 'PROD' | 'SSR', boolean>;
}

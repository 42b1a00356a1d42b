import { register } from 'tsx/esm/api';

/** Has Node load files with JSX, which it cannot by itself; to be called before they are imported. */
export function loadJsx(): void {
  register();
}

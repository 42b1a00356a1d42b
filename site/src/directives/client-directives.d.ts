export {};

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Loads the island when it is first touched or focused, or at once when this key is in the browser's storage. */
      'client:touch'?: string | boolean;
    }
  }
}

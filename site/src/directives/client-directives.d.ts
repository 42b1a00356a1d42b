export {};

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Loads the form inside the island when it is first touched or focused, or at once when it has a draft. */
      'client:interaction'?: boolean;
    }
  }
}

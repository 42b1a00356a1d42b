export {};

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Loads the island of the page’s form on its first pointer or focus event, or at once when it has a draft. */
      'client:interaction'?: boolean;
    }
  }
}

export {};

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Loads the form in the island on its first pointer or focus event, or at once when it has a draft. */
      'client:interaction'?: boolean;
    }
  }
}

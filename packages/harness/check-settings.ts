/**
 * Checks the settings of the site before Astro reads them, so that the owner sees a list of problems
 * instead of a stack trace.
 *
 * @returns true if every setting is valid; if not, every problem has been printed
 */
export async function checkSettings(): Promise<boolean> {
  try {
    await import('../../site/settings.ts');
    return true;
  } catch (error) {
    // A module that throws exports nothing, not even the class of its error.
    if (!(error instanceof Error) || error.name !== 'SettingsError') throw error;
    console.error(error.message);
    return false;
  }
}

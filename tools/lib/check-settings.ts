/**
 * Checks the settings of the site before Astro reads them, so that the owner reads a list of faults and
 * not a program's stack.
 *
 * @returns true when every setting is right; otherwise every fault has been printed.
 */
export async function checkSettings(): Promise<boolean> {
  try {
    await import('../../site/settings.ts');
    return true;
  } catch (error) {
    // A module that fails exports nothing, its class neither: only the name is left to know it by.
    if (!(error instanceof Error) || error.name !== 'SettingsError') throw error;
    console.error(error.message);
    return false;
  }
}

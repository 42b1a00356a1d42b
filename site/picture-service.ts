import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';

const { propertiesToHash = [] } = baseService;

/**
 * Astro's service for pictures, with names of files that do not depend on the base path, so that a build below another
 * path finds each picture that was made before. The name has a hash of the original's content already.
 */
const pictureService: typeof sharpService = {
  ...sharpService,
  propertiesToHash: propertiesToHash.filter((name) => name !== 'src'),
};

// biome-ignore lint/style/noDefaultExport: Astro takes the service from the default export.
export default pictureService;

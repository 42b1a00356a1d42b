/** The address at which `npm start` serves a site. It is in the feeds of a site without an address, which need an origin. */
export const LOCAL_ADDRESS = 'http://localhost:4321';

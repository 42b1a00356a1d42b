/** Where `npm start` serves a site. Feeds of a site whose address is unknown name it, because they need whole addresses. */
export const LOCAL_ADDRESS = 'http://localhost:4321';

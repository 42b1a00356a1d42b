export { codeFile, productRoot, projectRoot } from '../words/roots.ts';

import { fieldMarkup } from '../adire-markup.ts';
import type { Screen } from '../screen.ts';
import { productScreen } from './product-screen.ts';
import { solaceClinics } from './projects/01-solace-clinics.ts';
import { ojaMarket } from './projects/02-ojamarket.ts';
import { coldline } from './projects/03-coldline.ts';
import { brightpathSchools } from './projects/04-brightpath-schools.ts';
import { northwindSolar } from './projects/05-northwind-solar.ts';
import { radioOke } from './projects/06-radio-oke.ts';
import { irokoFurniture } from './projects/07-iroko-furniture.ts';
import { tallyAndCo } from './projects/08-tally-and-co.ts';
import { tripPlanner } from './projects/09-trip-planner.ts';
import { hrManagementSystem } from './projects/10-hr-management-system.ts';
import { socialCards } from './social.ts';

const p = (file: string, width: number, height: number): Screen => ({
  file,
  width,
  height,
  css: 'body{background:var(--indigo700);color:var(--indigo300)}',
  body: `<div class="field">${fieldMarkup({ seed: file, columns: Math.round(width / 90), rows: Math.round(height / 90), large: 2 })}</div>`,
});
const st = [
  '01-project-consultation',
  '02-research-and-planning',
  '03-design-phase',
  '04-development',
  '05-testing-and-feedback',
  '06-launch-and-support',
];
export const screens: Screen[] = [
  productScreen,
  solaceClinics,
  ojaMarket,
  coldline,
  brightpathSchools,
  northwindSolar,
  radioOke,
  irokoFurniture,
  tallyAndCo,
  tripPlanner,
  hrManagementSystem,
  ...socialCards,
  ...st.flatMap((n) => ['a', 'b'].map((x) => p(`content/process/steps/${n}-${x}.png`, 450, 550))),
];

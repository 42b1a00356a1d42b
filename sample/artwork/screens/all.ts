import type { Screen } from '../screen.ts';
import { projectConsultation } from './process/01-project-consultation.ts';
import { researchAndPlanning } from './process/02-research-and-planning.ts';
import { designPhase } from './process/03-design-phase.ts';
import { development } from './process/04-development.ts';
import { testingAndFeedback } from './process/05-testing-and-feedback.ts';
import { launchAndSupport } from './process/06-launch-and-support.ts';
import { productScreen } from './product-screen.ts';
import { productScreenPhone } from './product-screen-phone.ts';
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

/** Every picture that is photographed with the browser. */
export const screens: Screen[] = [
  productScreen,
  productScreenPhone,
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
  ...projectConsultation,
  ...researchAndPlanning,
  ...designPhase,
  ...development,
  ...testingAndFeedback,
  ...launchAndSupport,
];

import type { Screen } from '../screen.ts';
import { designPhase } from './process/design-phase.ts';
import { development } from './process/development.ts';
import { launchAndSupport } from './process/launch-and-support.ts';
import { projectConsultation } from './process/project-consultation.ts';
import { researchAndPlanning } from './process/research-and-planning.ts';
import { testingAndFeedback } from './process/testing-and-feedback.ts';
import { productScreen } from './product-screen.ts';
import { productScreenPhone } from './product-screen-phone.ts';
import { brightpathSchools } from './projects/brightpath-schools.ts';
import { coldline } from './projects/coldline.ts';
import { hrManagementSystem } from './projects/hr-management-system.ts';
import { irokoFurniture } from './projects/iroko-furniture.ts';
import { northwindSolar } from './projects/northwind-solar.ts';
import { ojaMarket } from './projects/ojamarket.ts';
import { radioOke } from './projects/radio-oke.ts';
import { solaceClinics } from './projects/solace-clinics.ts';
import { tallyAndCo } from './projects/tally-and-co.ts';
import { tripPlanner } from './projects/trip-planner.ts';

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

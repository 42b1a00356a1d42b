import { socialCards } from './social.ts';
import { fieldMarkup } from '../adire-markup.ts';
import type { Screen } from '../screen.ts';
const p=(file:string,width:number,height:number):Screen=>({file,width,height,css:'body{background:var(--indigo700);color:var(--indigo300)}',body:`<div class="field">${fieldMarkup({seed:file,columns:Math.round(width/90),rows:Math.round(height/90),large:2})}</div>`});
const st=['01-project-consultation','02-research-and-planning','03-design-phase','04-development','05-testing-and-feedback','06-launch-and-support'];
const pr=['01-solace-clinics','02-ojamarket','03-coldline','04-brightpath-schools','05-northwind-solar','06-radio-oke','07-iroko-furniture','08-tally-and-co','09-trip-planner','10-hr-management-system'];
export const screens:Screen[]=[...socialCards,p('content/hero/product-screen.png',1200,750),...pr.map(n=>p(`content/projects/${n}.png`,800,600)),...st.flatMap(n=>['a','b'].map(x=>p(`content/process/steps/${n}-${x}.png`,450,550)))];

import { processFeatureSchema } from '../../../../content-model/src/schemas/process.ts';
import { FeatureIcon } from './FeatureIcon.tsx';

export const examples = {
  'every icon': (
    <div className="example-grid">
      {processFeatureSchema.shape.icon.options.map((icon) => (
        <span key={icon}>
          <FeatureIcon icon={icon} width="48" /> {icon}
        </span>
      ))}
    </div>
  ),
};

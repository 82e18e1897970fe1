import { DescriptorName, OwnLevel } from '#domain/risks/risk.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { saidBeside } from '#lambdas/persistence/statements.ts';

/** Risk levels that people set for an application. */
export const descriptors = saidBeside({ key: keys.descriptors, names: DescriptorName, value: OwnLevel, what: 'risk' });

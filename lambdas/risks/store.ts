import { DescriptorName, OwnLevel } from '#domain/risks/risk.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { saidBeside } from '#lambdas/persistence/statements.ts';

/** What people say of the risks of an application. */
export const descriptors = saidBeside({ key: keys.descriptors, names: DescriptorName, value: OwnLevel, what: 'risk' });

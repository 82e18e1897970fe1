import { Aws, Fn } from 'aws-cdk-lib';

/** The last part of the stack's own id: sign-in addresses and buckets are unique among all accounts. */
export const unique = Fn.select(4, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));

import { Aws, Fn } from 'aws-cdk-lib';

/** The last part of the stack's ID, because sign-in domains and buckets must be unique across all accounts. */
export const unique = Fn.select(4, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));

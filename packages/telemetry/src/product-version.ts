import product from '../../../package.json' with { type: 'json' };

/** The version of the product that this process is of, such as "0.1.0"; between two releases that of the last one. */
export const productVersion: string = product.version;

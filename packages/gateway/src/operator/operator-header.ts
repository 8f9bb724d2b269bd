/** A header that pages of other origins cannot send without a permission that is never given. */
export const operatorHeader = 'x-pavilion-operator';

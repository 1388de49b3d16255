export { grantRoles } from './database-roles.ts';
export { createErasedList } from './erased-list.ts';
export { createErasure, eraseListed, type Erasure } from './erasure.ts';
export { createPersonalData, type PersonalData } from './personal-data.ts';
export { ownedTables, platformPrivacy, type Privacy } from './privacy.ts';
export { protectRows } from './row-security.ts';
export { scrub } from './scrub.ts';

export { remarkTags } from './remark';
export { contextOf, tags } from './tags';

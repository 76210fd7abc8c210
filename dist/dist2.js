import { t as require_dist } from "./dist.js";

export default require_dist();

export {  };
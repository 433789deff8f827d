/**
 * Begins React in its own file, before the market's own code and apart from it: it is otherwise begun by whoever imports it first, and a
 * phone answers nobody while it does both at once.
 */
import 'react-dom/client'

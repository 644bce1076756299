"""Being called when it becomes somebody's turn and they are not there, by the bells that they have."""
